import { fail } from "#platform/server/errors.ts";
import { type Condition, parseFilter } from "./parse-filter.ts";
import { scimErrors } from "./scim-errors.ts";
import { scimNames } from "./scim-names.ts";

/**
 * Target of a PATCH operation: `name.familyName`, `emails[type eq "work"].value`, `urn:…:User:department`.
 */
export interface PatchPath {
  /** Schema extension of the attribute. */
  extension: string | undefined;
  attribute: string;
  conditions: Condition[] | undefined;
  part: string | undefined;
}

const extensions: string[] = [scimNames.enterpriseUser];
const core: string[] = [scimNames.user, scimNames.group];
const pattern = /^(?:(urn:.+):)?([a-z$][\w$-]*)(?:\[(.+)\])?(?:\.([a-z$][\w$-]*))?$/i;

/** Throws `scim.invalid_path` for an invalid path. */
export function parsePatchPath(path: string): PatchPath {
  const whole = extensions.find((name) => name.toLowerCase() === path.toLowerCase());
  if (whole) return { extension: undefined, attribute: whole, conditions: undefined, part: undefined };
  const match = path.length <= 512 ? pattern.exec(path.trim()) : null;
  if (!match) return fail(scimErrors, "scim.invalid_path");
  const [, schema, attribute = "", filter, part] = match;
  return {
    extension: schema && !core.includes(schema) ? known(schema) : undefined,
    attribute,
    conditions: filter ? parseFilter(filter) : undefined,
    part,
  };
}

function known(schema: string): string {
  const extension = extensions.find((name) => name.toLowerCase() === schema.toLowerCase());
  return extension ?? fail(scimErrors, "scim.invalid_path");
}
