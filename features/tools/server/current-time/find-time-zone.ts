import { ToolError } from "../tool-error.ts";

const aliases: Record<string, string> = {
  utc: "UTC",
  gmt: "UTC",
  z: "UTC",
  cet: "Europe/Paris",
  cest: "Europe/Paris",
  bst: "Europe/London",
  est: "America/New_York",
  edt: "America/New_York",
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pst: "America/Los_Angeles",
  pdt: "America/Los_Angeles",
  pacific: "America/Los_Angeles",
  jst: "Asia/Tokyo",
  ist: "Asia/Kolkata",
  nyc: "America/New_York",
  boston: "America/New_York",
  washington: "America/New_York",
  miami: "America/New_York",
  atlanta: "America/New_York",
  philadelphia: "America/New_York",
  dallas: "America/Chicago",
  houston: "America/Chicago",
  austin: "America/Chicago",
  "san francisco": "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  "las vegas": "America/Los_Angeles",
  "silicon valley": "America/Los_Angeles",
  california: "America/Los_Angeles",
  montreal: "America/Toronto",
  ottawa: "America/Toronto",
  "rio de janeiro": "America/Sao_Paulo",
  beijing: "Asia/Shanghai",
  china: "Asia/Shanghai",
  shenzhen: "Asia/Shanghai",
  india: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  "new delhi": "Asia/Kolkata",
  mumbai: "Asia/Kolkata",
  bangalore: "Asia/Kolkata",
  bengaluru: "Asia/Kolkata",
  japan: "Asia/Tokyo",
  osaka: "Asia/Tokyo",
  korea: "Asia/Seoul",
  "abu dhabi": "Asia/Dubai",
  "tel aviv": "Asia/Jerusalem",
  uk: "Europe/London",
  england: "Europe/London",
  france: "Europe/Paris",
  germany: "Europe/Berlin",
  munich: "Europe/Berlin",
  hamburg: "Europe/Berlin",
  frankfurt: "Europe/Berlin",
  cologne: "Europe/Berlin",
  austria: "Europe/Vienna",
  graz: "Europe/Vienna",
  salzburg: "Europe/Vienna",
  geneva: "Europe/Zurich",
  switzerland: "Europe/Zurich",
  milan: "Europe/Rome",
  italy: "Europe/Rome",
  barcelona: "Europe/Madrid",
  spain: "Europe/Madrid",
  kiev: "Europe/Kyiv",
  wien: "Europe/Vienna",
  österreich: "Europe/Vienna",
  deutschland: "Europe/Berlin",
  münchen: "Europe/Berlin",
  köln: "Europe/Berlin",
  zürich: "Europe/Zurich",
  genf: "Europe/Zurich",
  schweiz: "Europe/Zurich",
  mailand: "Europe/Rome",
  rom: "Europe/Rome",
  prag: "Europe/Prague",
  warschau: "Europe/Warsaw",
  brüssel: "Europe/Brussels",
  kopenhagen: "Europe/Copenhagen",
  lissabon: "Europe/Lisbon",
  athen: "Europe/Athens",
  moskau: "Europe/Moscow",
  kairo: "Africa/Cairo",
  singapur: "Asia/Singapore",
  tokio: "Asia/Tokyo",
  peking: "Asia/Shanghai",
};

let zonesByCity: Map<string, string> | undefined;

/** The IANA name of a time zone, from that name, a city or a common abbreviation. */
export function findTimeZone(text: string): string {
  const wanted = text.trim();
  const key = wanted
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/[?.!,]+$/, "");
  const found = aliases[key] ?? cities().get(key) ?? valid(wanted);
  if (found) return found;
  throw new ToolError(
    "current_time.unknown_time_zone",
    `"${wanted.slice(0, 80)}" is not a time zone or a city that is known here. Use a name such as Europe/Vienna.`,
  );
}

function valid(name: string): string | undefined {
  if (!/^[A-Za-z]+\/[\w/+-]+$|^UTC$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function cities(): Map<string, string> {
  zonesByCity ??= new Map(
    Intl.supportedValuesOf("timeZone").map((zone) => [
      (zone.split("/").at(-1) ?? zone).replaceAll("_", " ").toLowerCase(),
      zone,
    ]),
  );
  return zonesByCity;
}
