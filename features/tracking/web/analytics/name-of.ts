import type { RankedKind } from "../../contract/analytics.ts";

const devices: Record<string, string> = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" };
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** The readable form of a counted name. */
export function nameOf(kind: RankedKind, name: string): string {
  if (name === "(other)") return "Other";
  if (kind === "device") return devices[name] ?? name;
  return kind === "language" ? nameLanguage(name) : name;
}

/** Visitors send their language themselves, so it may be invalid. */
function nameLanguage(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}
