import { knownRightsKey } from "#platform/contract/known-rights.ts";

const siteName = "Adjutant";
const longest = 200;

/** The company of a visit: the person's workspace, else the campaign whose link led here, else the site. */
export function nameVisitor(isAuthenticated: boolean): string {
  const company = (isAuthenticated && readWorkspace()) || readCampaign() || siteName;
  return company.slice(0, longest);
}

function readCampaign(): string | undefined {
  return new URLSearchParams(location.search).get("utm_campaign")?.trim();
}

/** As the application last knew it, of the person who is signed in now. */
function readWorkspace(): string | undefined {
  const known = readStored(knownRightsKey);
  const user = fieldOf(readStored(`sb-${location.hostname.split(".")[0]}-auth-token`), "user");
  const company = fieldOf(known, "company");
  const isOfUser = fieldOf(known, "userId") === fieldOf(user, "id");
  return isOfUser && typeof company === "string" ? company : undefined;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
