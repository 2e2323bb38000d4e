/** What a directory says about a group. */
export interface GroupFacts {
  displayName: string;
  externalId: string | null;
  /** Ids of people of the directory; undefined leaves them as they are. */
  people: string[] | undefined;
}

/** A group as the directory of a workspace knows one. */
export interface DirectoryGroup {
  id: string;
  display_name: string;
  external_id: string | null;
  role: "member" | "admin";
  created_at: Date;
  updated_at: Date;
  people: { value: string; display: string }[];
}

/** The one name that makes the people of a group admins of the workspace; blanks, signs and capitals do not matter. */
const adminGroup = "adjutantadmins";

export function roleOfGroup(displayName: string): "member" | "admin" {
  return displayName.toLowerCase().replace(/[^a-z0-9]/g, "") === adminGroup ? "admin" : "member";
}
