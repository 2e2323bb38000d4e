import { createHash } from "node:crypto";
import type { Speech, SpeechRequest } from "./speech-engine.ts";

/** About an hour and a half of speech. */
const mostBytes = 32 * 1024 * 1024;

/** Spoken text is never cached longer, even if it is requested often. */
const mostAgeMs = 3_600_000;

/** Caches recent speech by content and style. */
export interface SpeechCache {
  find(key: string): Speech | undefined;
  keep(key: string, speech: Speech): void;
}

/** Evicts entries after an hour, and the least recently used above `limitBytes`. */
export function createSpeechCache({ limitBytes = mostBytes, ageMs = mostAgeMs } = {}): SpeechCache {
  const kept = new Map<string, { speech: Speech; end: NodeJS.Timeout }>();
  let bytes = 0;
  const forget = (key: string) => {
    const found = kept.get(key);
    if (!found) return;
    clearTimeout(found.end);
    bytes -= found.speech.mp3.length;
    kept.delete(key);
  };
  return {
    find(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.speech;
    },
    keep(key, speech) {
      forget(key);
      if (speech.mp3.length > limitBytes) return;
      // Evicted on time even without requests. The timer does not keep the process alive.
      kept.set(key, { speech, end: setTimeout(() => forget(key), ageMs).unref() });
      bytes += speech.mp3.length;
      for (const oldest of kept.keys()) {
        if (bytes <= limitBytes) break;
        forget(oldest);
      }
    },
  };
}

/** The cache key. It includes the workspace, so that response times reveal nothing about others. */
export function speechKey(
  workspaceId: string,
  engineId: string,
  { text, voiceId, stockVoice, personality, language }: SpeechRequest,
): string {
  const how = [voiceId, stockVoice, personality ?? null, language ?? null];
  const said = JSON.stringify([workspaceId, engineId, how, text]);
  return createHash("sha256").update(said).digest("base64url");
}
