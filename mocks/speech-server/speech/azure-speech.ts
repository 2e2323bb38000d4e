import { DOMParser, type Element } from "@xmldom/xmldom";
import { type HeardRequest, type Interface, json, type SpeechAnswer, sound } from "../heard-request.ts";
import { makeTone } from "./make-tone.ts";
import type { SpeechInterfaceOptions } from "./spoken.ts";

const names = [
  ...["en-GB-OllieMultilingualNeural", "en-US-AndrewMultilingualNeural", "en-US-AvaMultilingualNeural"],
  ...["en-US-BrianMultilingualNeural", "en-US-ChristopherMultilingualNeural", "de-DE-KatjaNeural"],
  ...["en-US-DustinMultilingualNeural", "en-US-EmmaMultilingualNeural", "en-US-LewisMultilingualNeural"],
  ...["en-US-PhoebeMultilingualNeural", "en-US-SteffanMultilingualNeural"],
];
const formats = ["audio-24khz-48kbitrate-mono-mp3", "audio-24khz-96kbitrate-mono-mp3"];
const namespace = "http://www.w3.org/2001/10/synthesis";

/** The REST API of Azure Speech. */
export function azureSpeech({ apiKey, note }: SpeechInterfaceOptions<string>): Interface {
  return (request) => {
    const { method, url, headers } = request;
    const isList = method === "GET" && url.pathname === "/cognitiveservices/voices/list";
    const isSpeech = method === "POST" && url.pathname === "/cognitiveservices/v1";
    if (!isList && !isSpeech) return undefined;
    if (headers["ocp-apim-subscription-key"] !== apiKey) return refuse(401, "");
    return isList ? json(200, names.map(described)) : speak(request);
  };

  async function speak({ headers, body }: HeardRequest): Promise<SpeechAnswer> {
    if (headers["content-type"] !== "application/ssml+xml") return refuse(415, "");
    if (!headers["user-agent"]) return refuse(400, "A user agent is needed.");
    const format = String(headers["x-microsoft-outputformat"]);
    if (!formats.includes(format)) return refuse(400, "Unsupported output format.");
    const asked = readSsml(body);
    if (!asked) return refuse(400, "The SSML is invalid.");
    if (!names.includes(asked.voice)) return refuse(400, `Unsupported voice ${asked.voice}.`);
    note({ provider: "azure", ...asked, model: undefined, instructions: undefined, hasKey: true });
    return sound(await makeTone(asked.text, asked.voice, 24_000));
  }
}

/** Parses one voice with plain text. Undefined for anything else. */
function readSsml(body: string): { text: string; voice: string } | undefined {
  // The parser accepts it, Azure does not.
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(body)) return undefined;
  try {
    const onError = (_level: string, message: string) => {
      throw new Error(message);
    };
    const speak = new DOMParser({ onError }).parseFromString(body, "text/xml").documentElement;
    if (speak?.localName !== "speak" || speak.namespaceURI !== namespace) return undefined;
    if (speak.getAttribute("version") !== "1.0" || !speak.getAttribute("xml:lang")) return undefined;
    const [voice, ...more] = Array.from(speak.childNodes) as Element[];
    if (voice?.localName !== "voice" || more.length > 0) return undefined;
    if (Array.from(voice.childNodes).some(({ nodeType }) => nodeType !== voice.TEXT_NODE)) return undefined;
    const text = voice.textContent?.trim();
    return text ? { text, voice: voice.getAttribute("name") ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

function described(ShortName: string) {
  const [language = "", country = "", name = ""] = ShortName.split("-");
  const DisplayName = name.replace(/(Multilingual)?Neural$/, "");
  const LocaleName = `${language === "de" ? "German" : "English"} (${country})`;
  return { ShortName, DisplayName, LocaleName, Locale: `${language}-${country}`, VoiceType: "Neural" };
}

const refuse = (status: number, body: string): SpeechAnswer => ({ status, contentType: "text/plain", body });
