/** A speech request that a provider received. */
export interface Spoken {
  provider: "openai" | "elevenlabs" | "azure";
  text: string;
  voice: string;
  model: string | undefined;
  instructions: string | undefined;
  hasKey: boolean;
}

export interface SpeechInterfaceOptions<Key> {
  apiKey: Key;
  note: (spoken: Spoken) => void;
}
