import type { MicrophoneProblem } from "../../listening/listener.ts";
import type { TalkView } from "../talk/talk.ts";

export interface StateWords {
  title: string;
  hint: string;
}

/** A state in words. What is done by tools right now takes the place of the hint. */
export function stateWords({ state, mode, isListenerOpen }: WordedView, activity?: string): StateWords {
  switch (state.name) {
    case "ready":
      return { title: "Talk with the assistant", hint: "" };
    case "opening":
      return {
        title: "Waiting for the microphone",
        hint: "Your browser may ask whether this page may listen.",
      };
    case "listening":
      if (state.isHearing) return { title: "I hear you", hint: "" };
      return mode === "hands-free"
        ? { title: "Listening", hint: "Speak whenever you like." }
        : { title: "Ready", hint: "Hold Space or the button below while you speak." };
    case "thinking":
      return state.about === "words"
        ? { title: "Thinking", hint: "Writing down what you said" }
        : { title: "Thinking", hint: activity ?? "" };
    case "speaking":
      return {
        title: "Speaking",
        hint: isListenerOpen ? "To interrupt, speak or press Stop." : "To interrupt, press Stop.",
      };
    case "paused":
      return state.why === "muted"
        ? { title: "Paused", hint: "The microphone is off." }
        : {
            title: "Connection lost",
            hint: "I listen again as soon as it is back. Nothing you said is lost.",
          };
    case "problem":
      return { title: problems[state.problem], hint: "You can write, and the answers are spoken." };
  }
}

const problems: Record<MicrophoneProblem, string> = {
  denied: "The microphone is not allowed",
  missing: "No microphone is there",
  busy: "The microphone is in use elsewhere",
  unsupported: "This browser cannot listen",
  lost: "The microphone went away",
};

type WordedView = Pick<TalkView, "state" | "mode" | "isListenerOpen">;
