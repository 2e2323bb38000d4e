/** A directory's facts about a group. */
export interface GroupFacts {
  displayName: string;
  externalId: string | null;
  /** Ids of directory people; undefined leaves them unchanged. */
  people: string[] | undefined;
}

/** A group of a workspace's directory. */
export interface DirectoryGroup {
  id: string;
  display_name: string;
  external_id: string | null;
  role: "member" | "admin";
  created_at: Date;
  updated_at: Date;
  people: { value: string; display: string }[];
}

/**
 * The normalized name of the group whose people become admins of the workspace; blanks, punctuation and case
 * are ignored.
 */
const adminGroup = "adjutantadmins";

export function roleOfGroup(displayName: string): "member" | "admin" {
  return displayName.toLowerCase().replace(/[^a-z0-9]/g, "") === adminGroup ? "admin" : "member";
}
