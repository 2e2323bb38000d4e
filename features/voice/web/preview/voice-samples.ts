import type { VoiceId } from "../../contract/voices.ts";

/** The introduction of each voice, at most 120 characters, because every sample is generated anew. */
export const voiceSamples: Record<VoiceId, string> = {
  jarvis: "All systems are in order. Shall I begin with the result, or with how I got there?",
  tony_stark: "Good news: it is fixed. Better news: it is twice as fast. Next problem, please.",
  morgan_freeman: "Every long road has a quiet beginning. Let us take this one a step at a time.",
  scarlett_johansson: "So, tell me what you are after. We have time, and I am curious where it leads.",
  david_attenborough: "And here, almost hidden between two columns, a small number begins to grow.",
  elon_musk: "So, if you take it apart, it comes down to three numbers. And two of them are wrong.",
  joe_rogan: "Wait, hold on. How does that even work? Let us look it up, right now.",
  barack_obama: "There is something to be said for both sides. Let us look at each, and then decide.",
  taylor_swift: "I have a little story about this one, and it ends better than you would think.",
  gpt_default: "Hello. This is how I sound when I read an answer to you.",
};
