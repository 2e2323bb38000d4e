import type { JsonObject } from "#platform/contract/json.ts";

/** A directory's facts about a person. */
export interface PersonFacts {
  userName: string;
  externalId: string | null;
  isActive: boolean;
  /** All other attributes, unchanged. */
  attributes: JsonObject;
}

/** A person of a workspace's directory. */
export interface DirectoryPerson {
  workspace_id: string;
  id: string;
  /** Null until somebody has proved the address. */
  user_id: string | null;
  awaited_email: string | null;
  user_name: string;
  external_id: string | null;
  is_active: boolean;
  attributes: JsonObject;
  created_at: Date;
  updated_at: Date;
  groups: { value: string; display: string }[];
}
