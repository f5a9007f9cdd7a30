"""Listening to a page: real sounds, whose pitches are noted as they begin."""

from playwright.sync_api import Page
from tests.web.waiting import until

LISTENING = """
window.heard = [];
window.buzzed = [];
navigator.vibrate = (pattern) => window.buzzed.push(pattern);
window.AudioContext = class extends window.AudioContext {
  createOscillator() {
    const tone = super.createOscillator();
    const begin = tone.frequency.setValueAtTime.bind(tone.frequency);
    tone.frequency.setValueAtTime = (pitch, at) => {
      window.heard.push(pitch);
      return begin(pitch, at);
    };
    return tone;
  }
  createBufferSource() {
    window.heard.push('noise');
    return super.createBufferSource();
  }
};
"""


def wait_for(page: Page, expression: str) -> None:
    """Wait until it is true. The page's own policy forbids Playwright to evaluate text again and again."""
    until(page, lambda: page.evaluate(expression), expression)
