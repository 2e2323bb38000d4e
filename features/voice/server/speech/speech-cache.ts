import { createHash } from "node:crypto";
import type { Speech, SpeechRequest } from "./speech-engine.ts";

/** About an hour and a half of speech. */
const mostBytes = 32 * 1024 * 1024;

/** Spoken texts do not stay for longer than this, however often they are asked for. */
const mostAgeMs = 24 * 3_600_000;

/** What was spoken lately, by what it says and how. */
export interface SpeechCache {
  find(key: string): Speech | undefined;
  keep(key: string, speech: Speech): void;
}

/** Forgets what is a day old, and what was not asked for the longest when there is more than `limitBytes` of it. */
export function createSpeechCache({
  limitBytes = mostBytes,
  nowMs = () => performance.now(),
} = {}): SpeechCache {
  const kept = new Map<string, { speech: Speech; madeAtMs: number }>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.speech.mp3.length ?? 0;
    kept.delete(key);
  };
  const forgetOld = () => {
    for (const [key, { madeAtMs }] of kept) if (nowMs() - madeAtMs > mostAgeMs) forget(key);
  };
  return {
    find(key) {
      forgetOld();
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.speech;
    },
    keep(key, speech) {
      forgetOld();
      forget(key);
      if (speech.mp3.length > limitBytes) return;
      kept.set(key, { speech, madeAtMs: nowMs() });
      bytes += speech.mp3.length;
      for (const oldest of kept.keys()) {
        if (bytes <= limitBytes) break;
        forget(oldest);
      }
    },
  };
}

/** Of one workspace: how quickly an answer comes must not tell what others had spoken. */
export function speechKey(
  workspaceId: string,
  engineId: string,
  { text, voiceId, stockVoice, personality, language }: SpeechRequest,
): string {
  const how = [voiceId, stockVoice, personality ?? null, language ?? null];
  const said = JSON.stringify([workspaceId, engineId, how, text]);
  return createHash("sha256").update(said).digest("base64url");
}
