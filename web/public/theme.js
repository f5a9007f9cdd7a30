// Before the first paint: the theme and the language that were chosen last, also for the browser's frame and for the app.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('philtre') ?? '{}');
  } catch {
    // without storage the system's choice holds
  }
  const root = document.documentElement;
  const language = kept.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
  root.lang = language;
  if (language === 'fr') document.querySelector('link[rel=manifest]').href = '/manifest.fr.webmanifest';
  if (kept.theme !== 'light' && kept.theme !== 'dark') return;
  root.dataset.theme = kept.theme;
  const metas = [...document.querySelectorAll('meta[name=theme-color]')];
  const colour = metas.find((meta) => meta.media.includes(kept.theme)).content;
  for (const meta of metas) meta.content = colour;
})();
