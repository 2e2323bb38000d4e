import { forgetTyped, keepTyped, readTyped } from "#platform/web/personal-data/kept-typing.ts";

/** Text that its person has typed and not saved. It survives a reload. */
export interface UnsavedText {
  /** The version that was changed. */
  version: number;
  text: string;
}

/** The form under which what is typed into an artifact is kept. */
export const formOf = (artifactId: string) => `artifact-${artifactId}`;

export function readUnsaved(artifactId: string): UnsavedText | undefined {
  const { version, text } = readTyped(formOf(artifactId));
  const number = Number(version);
  return text !== undefined && Number.isInteger(number) && number > 0 ? { version: number, text } : undefined;
}

export function keepUnsaved(artifactId: string, unsaved: UnsavedText | undefined): void {
  if (!unsaved) forgetTyped(formOf(artifactId));
  else keepTyped(formOf(artifactId), { version: String(unsaved.version), text: unsaved.text });
}
