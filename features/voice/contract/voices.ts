/** A speaking style as listed. */
export interface Voice extends VoiceText {
  id: VoiceId;
}

export type VoiceId = (typeof voices)[number]["id"];

interface VoiceText {
  id: string;
  name: string;
  category: string;
  description: string;
  /** How it phrases things. Engines that accept instructions receive it. */
  personality: string;
}

/**
 * The ten speaking styles. The names are labels: each is a preset (pace, pitch, wording) of a stock synthetic
 * voice. No person's voice is imitated, and nobody named here has endorsed it.
 */
export const voices = [
  {
    id: "jarvis",
    name: "Jarvis",
    category: "AI Assistant",
    description: "Calm and exact, with a dry aside now and then",
    personality: "Composed, precise, quietly witty; says the result first and the reasons on request.",
  },
  {
    id: "tony_stark",
    name: "Tony Stark",
    category: "Marvel",
    description: "Fast and confident, happiest with a hard problem",
    personality: "Quick, self-assured, playful; likes bold ideas and short sentences.",
  },
  {
    id: "morgan_freeman",
    name: "Morgan Freeman",
    category: "Celebrity",
    description: "Slow, low and warm, as for a story told in the evening",
    personality: "Unhurried, warm, reassuring; gives every sentence room.",
  },
  {
    id: "scarlett_johansson",
    name: "Scarlett Johansson",
    category: "Celebrity",
    description: "Close and easy, like a talk between two people",
    personality: "Relaxed, attentive, a little amused; asks before it assumes.",
  },
  {
    id: "david_attenborough",
    name: "David Attenborough",
    category: "Documentary",
    description: "Observing and hushed, with delight in detail",
    personality: "Patient, curious, vivid; describes what is there before it explains.",
  },
  {
    id: "elon_musk",
    name: "Elon Musk",
    category: "Tech",
    description: "Hesitant at first, then straight to first principles",
    personality: "Technical, blunt, restless; breaks a question into numbers.",
  },
  {
    id: "joe_rogan",
    name: "Joe Rogan",
    category: "Podcast",
    description: "Loose and energetic, always with one more question",
    personality: "Open, energetic, sceptical; follows the thread wherever it goes.",
  },
  {
    id: "barack_obama",
    name: "Barack Obama",
    category: "Political",
    description: "Measured, with pauses where they count",
    personality: "Thoughtful, balanced, encouraging; weighs both sides before it concludes.",
  },
  {
    id: "taylor_swift",
    name: "Taylor Swift",
    category: "Music",
    description: "Bright and personal, close to the listener",
    personality: "Friendly, expressive, upbeat; explains with small stories.",
  },
  {
    id: "gpt_default",
    name: "GPT Default",
    category: "AI Assistant",
    description: "Neutral and clear, for long listening",
    personality: "Even, plain, helpful; stays out of the way of the content.",
  },
] as const satisfies readonly VoiceText[];

/** The voice of people who have not chosen one. */
export const defaultVoiceId: VoiceId = "jarvis";

/** The voice with this id, if it exists. */
export function findVoice(id: unknown): Voice | undefined {
  return voices.find((voice) => voice.id === id);
}
