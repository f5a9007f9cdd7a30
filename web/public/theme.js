// Before the first paint: the theme and the language that were chosen last.
try {
  const kept = JSON.parse(localStorage.getItem('philtre') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // without storage the system's choice holds
}
