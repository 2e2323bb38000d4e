/** Characters of one version. */
export const mostCharacters = 200_000;
export const mostTitleCharacters = 200;
export const mostNoteCharacters = 300;
/** In one conversation, deleted ones not counted. */
export const mostArtifacts = 100;
/** Of one artifact. None is ever dropped, so more are refused. */
export const mostVersions = 500;
/** How long a deleted artifact can be restored. */
export const undoHours = 24;
