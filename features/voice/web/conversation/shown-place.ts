/**
 * The place of a talk, identified by its draft. A new conversation changes its draft place once it exists.
 */
export interface ShownPlace {
  draftPlace: string;
  /** The id of the conversation that the message being sent will create. */
  beginsAs?: string;
}

/** The same place when the conversation only received its path; otherwise a new one. */
export function placeShownAt(draftPlace: string, before: ShownPlace): ShownPlace {
  if (draftPlace === before.draftPlace) return before;
  if (draftPlace !== before.beginsAs) return { draftPlace };
  before.draftPlace = draftPlace;
  return before;
}
