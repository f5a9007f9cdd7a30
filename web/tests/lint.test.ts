// @vitest-environment node
// ESLint refuses an effect that acts for the player, and nothing that only draws.
import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 }); // loading the parsers takes a while

async function rulesBroken(effect: string): Promise<(string | null)[]> {
  const code = `<script lang="ts">\n  let { place }: { place: any } = $props();\n  ${effect}\n</script>\n`;
  const [result] = await new ESLint().lintText(code, { filePath: 'web/src/table/Probe.svelte' });
  return result!.messages.map(({ ruleId }) => ruleId);
}

test.each([
  '$effect(() => void place.decide(place.choice.ready));',
  '$effect.pre(() => void [1].forEach(() => place.live.ask({ type: "hint" })));',
  '$effect(() => void setTimeout(() => place.choice.pick("a1"), 10));',
])('%s', async (effect) => {
  expect(await rulesBroken(effect)).toEqual(['no-restricted-syntax']);
});

test.each(['$effect(() => void place.box?.scrollTo(0, 0));', 'const act = () => place.decide(1);\n  act();'])(
  '%s is fine',
  async (effect) => {
    expect(await rulesBroken(effect)).toEqual([]);
  },
);
