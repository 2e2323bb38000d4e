/** The place of drafts and choices for new conversations. */
export const newPlace = "new";
