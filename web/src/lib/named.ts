// Names in sentences, with a sign behind those that are registered. No name can have the sign: servers leave it out.
export const SIGN = '\ue000';

/** A name as `Named.svelte` shows it. */
export function signed(name: string, registered: boolean): string {
  return registered ? `${name}${SIGN}` : name;
}
