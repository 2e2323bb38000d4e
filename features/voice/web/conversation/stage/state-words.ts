import { microphoneProblems } from "../../listening/microphone-help.tsx";
import type { TalkView } from "../talk/talk.ts";

export interface StateWords {
  title: string;
  hint: string;
}

/** A state in words. A running tool replaces the hint. */
export function stateWords({ state, mode, mayBargeIn }: WordedView, activity?: string): StateWords {
  switch (state.name) {
    case "ready":
      return { title: "Talk with the assistant", hint: "" };
    case "opening":
      return {
        title: "Waiting for the microphone",
        hint: "Your browser may ask for permission to use the microphone.",
      };
    case "listening":
      if (state.isHearing) return { title: "I hear you", hint: "" };
      return mode === "hands-free"
        ? { title: "Listening", hint: "Speak whenever you like." }
        : { title: "Ready", hint: "Hold Space or the button below while you speak." };
    case "thinking":
      return state.about === "words"
        ? { title: "Thinking", hint: "Transcribing what you said" }
        : { title: "Thinking", hint: activity ?? "" };
    case "speaking":
      return {
        title: "Speaking",
        hint: interruptHint(mode, mayBargeIn),
      };
    case "paused":
      return pauses[state.why];
    case "problem":
      return {
        title: microphoneProblems[state.problem],
        hint: "You can still type.",
      };
  }
}

function interruptHint(mode: TalkView["mode"], mayBargeIn: boolean): string {
  if (mode === "push-to-talk") return "To interrupt, hold Space, or press Stop or Esc.";
  return mayBargeIn ? "To interrupt, speak, or press Stop or Esc." : "To interrupt, press Stop or Esc.";
}

/**
 * The announced part. Empty while the person or the voice speaks, because a screen reader would talk over
 * them.
 */
export function announcedWords(view: WordedView, activity?: string): string {
  const { state } = view;
  if (state.name === "speaking" || (state.name === "listening" && state.isHearing)) return "";
  const { title, hint } = stateWords(view, activity);
  return [title, hint].filter(Boolean).join(". ");
}

const pauses = {
  muted: { title: "Paused", hint: "The microphone is off." },
  offline: {
    title: "Connection lost",
    hint: "I'll listen again once it is back. Nothing you said is lost.",
  },
  deaf: { title: "Type to me", hint: "I'll answer aloud. Speech is not transcribed here." },
};

type WordedView = Pick<TalkView, "state" | "mode" | "mayBargeIn">;
