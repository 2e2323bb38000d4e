/** An object at which people are. */
export interface Place {
  workspaceId: string;
  noun: string;
  id: string;
}

/** One tab of one person at a place. */
export interface Tab {
  place: Place;
  userId: string;
  tabId: string;
  /** The server that heard it last. */
  nodeId: string;
  /** When that server heard it last. Of use there alone. */
  heardAtMs: number;
  /** They type until then, unless more is heard. */
  writingUntilMs: number;
}

export type TabState = "here" | "writing" | "left";

export const keyOfPlace = ({ workspaceId, noun, id }: Place) => `${workspaceId}/${noun}/${id}`;
/** With the person: nobody speaks for a tab of somebody else. */
export const keyOfTab = ({ place, userId, tabId }: Pick<Tab, "place" | "userId" | "tabId">) =>
  `${keyOfPlace(place)}/${userId}/${tabId}`;
