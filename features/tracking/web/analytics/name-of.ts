import type { RankedKind } from "../../contract/analytics.ts";

const devices: Record<string, string> = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" };
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** What a counted name is called. */
export function nameOf(kind: RankedKind, name: string): string {
  if (name === "(other)") return "Others together";
  if (kind === "device") return devices[name] ?? name;
  return kind === "language" ? nameLanguage(name) : name;
}

/** Visitors say their language themselves: it may be none. */
function nameLanguage(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}
