/** The interface of the measured page. */
export interface Stage {
  /** Plays a sound into the microphone. Returns its start and end by `performance.now()`. */
  say(wavBase64: string): Promise<{ beginsAt: number; endsAt: number }>;
  /** When speech for a sentence was first requested, which is as soon as it is complete. */
  sentenceAt?: number;
  /** When the voice first sounded and when it was silenced, since the last `forget`. */
  soundedAt?: number;
  silencedAt?: number;
  forget(): void;
}

/**
 * Runs before the page's own scripts: replaces the microphone, and records when a sound starts and is
 * stopped. Sounds that end by themselves do not count as stopped.
 */
export function stageMicrophone(): void {
  const context = new AudioContext();
  const microphone = context.createMediaStreamDestination();
  // A room is never completely silent.
  const hum = context.createOscillator();
  const quiet = context.createGain();
  quiet.gain.value = 0.0005;
  hum.connect(quiet).connect(microphone);
  hum.start();
  navigator.mediaDevices.enumerateDevices = async () => [
    { kind: "audioinput", deviceId: "staged", groupId: "", label: "Staged", toJSON: () => ({}) },
  ];
  navigator.mediaDevices.getUserMedia = async () => {
    await context.resume();
    return microphone.stream.clone();
  };

  const { play, pause } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener("playing", () => (stage.soundedAt ??= performance.now()), { once: true });
    return play.call(this);
  };
  HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
    if (!this.paused && !this.ended) stage.silencedAt ??= performance.now();
    pause.call(this);
  };

  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes("/enhanced-tts")) stage.sentenceAt ??= performance.now();
    return fetch(input, init);
  };

  const stage: Stage = {
    async say(wavBase64) {
      const bytes = Uint8Array.from(atob(wavBase64), (letter) => letter.charCodeAt(0));
      const sound = await context.decodeAudioData(bytes.buffer);
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(microphone);
      const delaySeconds = 0.05;
      const beginsAt = performance.now() + delaySeconds * 1_000;
      source.start(context.currentTime + delaySeconds);
      await new Promise((resolve) => source.addEventListener("ended", resolve, { once: true }));
      return { beginsAt, endsAt: beginsAt + sound.duration * 1_000 };
    },
    forget() {
      delete stage.sentenceAt;
      delete stage.soundedAt;
      delete stage.silencedAt;
    },
  };
  Object.assign(globalThis, { stage });
}
