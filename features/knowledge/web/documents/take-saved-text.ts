import { forgetTyped, keepTyped, readTyped } from "#platform/web/personal-data/kept-typing.ts";

/** Forgets the text that was typed, and which version it was of. A title and a folder that were typed stay. */
export function takeSavedText(form: string): void {
  const { text: _text, version: _version, ...others } = readTyped(form);
  if (Object.keys(others).length > 0) keepTyped(form, others);
  else forgetTyped(form);
}
