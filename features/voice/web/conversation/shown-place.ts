/** Where one speaks, by the place of its draft; a conversation that begins gets another one than it had. */
export interface ShownPlace {
  draftPlace: string;
  /** The conversation that begins with what is being sent. */
  beginsAs?: string;
}

/** The same conversation, perhaps under the address that it has now, or another one. */
export function placeShownAt(draftPlace: string, before: ShownPlace): ShownPlace {
  if (draftPlace === before.draftPlace) return before;
  if (draftPlace !== before.beginsAs) return { draftPlace };
  before.draftPlace = draftPlace;
  return before;
}
