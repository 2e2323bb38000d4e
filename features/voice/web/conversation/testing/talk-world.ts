import type { ListenerEvents, ListeningMode, MicrophoneError, Utterance } from "../../listening/listener.ts";
import type { SoundEnd } from "../../sound/play-sound.ts";
import type { AnswerNow } from "../talk/spoken-answer.ts";
import { createTalk } from "../talk/talk.ts";

/** A talk whose environment the test controls. */
export function createTalkWorld({
  mode = "hands-free",
  refusal,
  hearsItself = false,
}: TalkWorldOptions = {}) {
  const happened: string[] = [];
  const transcribing: PromiseWithResolvers<string>[] = [];
  const speeches = new Map<string, PromiseWithResolvers<Blob>>();
  const texts = new Map<Blob, string>();
  const reached = Promise.withResolvers<void>();
  let playing: PromiseWithResolvers<SoundEnd> | undefined;
  let events: ListenerEvents | undefined;
  let cancelled = Promise.withResolvers<void>();
  let sending = Promise.withResolvers<void>();
  let share = 0;
  let shownPlace = "";
  let sentId: string | undefined;
  let ids = 0;
  let isAnswering = false;
  const waits: (() => void)[] = [];

  const note = (what: string) => void happened.push(what);
  const talk = createTalk(
    {
      async openListener(heard, options) {
        if (refusal) throw refusal;
        note(`opened ${options.mode}`);
        events = heard;
        const said = (what: string) => () => note(what);
        return {
          hearsItself,
          setMode: (next) => note(`mode ${next}`),
          ...{ press: said("pressed"), release: said("released") },
          ...{ pause: said("deaf"), resume: said("hearing"), close: said("closed") },
        };
      },
      transcribe() {
        const words = Promise.withResolvers<string>();
        transcribing.push(words);
        return words.promise;
      },
      newId() {
        ids += 1;
        return `question ${ids}`;
      },
      here() {
        const place = shownPlace;
        return {
          isShown: () => place === shownPlace,
          send({ id, text }) {
            note(`sent ${text}`);
            sentId = id;
            sending = Promise.withResolvers();
            return sending.promise;
          },
          keepWords: (text) => note(`kept ${text}${place && ` in ${place}`}`),
        };
      },
      after(_ms, act) {
        waits.push(act);
      },
      isAnswering: () => isAnswering,
      cancel() {
        note("cancelled");
        cancelled = Promise.withResolvers();
        return cancelled.promise;
      },
      noteHeard: (id, characters) => note(`heard ${characters} of ${id}`),
      untilReachable: () => reached.promise,
      isUnreached: (error) => error instanceof TypeError,
      fetchSpeech(text, signal) {
        note(`fetched ${text}`);
        const speech = Promise.withResolvers<Blob>();
        signal.addEventListener("abort", () => note(`let go ${text}`));
        speeches.set(text, speech);
        return speech.promise;
      },
      play(sound, signal) {
        const text = texts.get(sound);
        note(`said ${text}`);
        const end = Promise.withResolvers<SoundEnd>();
        playing = end;
        signal.addEventListener("abort", () => {
          note("silent");
          end.resolve("aborted");
        });
        return end.promise;
      },
      share: () => share,
    },
    { mode },
  );

  const utterance: Utterance = { sound: new Blob(["sound"]), seconds: 1, endedAt: 0 };
  return {
    talk,
    /** What happened, in order. */
    happened,
    forget: () => happened.splice(0),
    state: () => talk.view().state,
    level: (level: number) => events?.onLevel(level),
    speak: () => events?.onSpeechStart(),
    noise: () => events?.onSpeechDropped(),
    endSpeaking: () => events?.onUtterance(utterance),
    loseMicrophone: (error: MicrophoneError) => events?.onFailure(error),
    /** Longer than any noise. */
    goOnSpeaking: () => events?.onSpeechMeant?.(),
    hear: (words: string) => transcribing.shift()?.resolve(words),
    refuseWords: (error: unknown) => transcribing.shift()?.reject(error),
    waitingForWords: () => transcribing.length,
    reach: () => reached.resolve(),
    accept: () => sending.resolve(),
    refuse: (error: unknown) => sending.reject(error),
    /** An unspoken answer is being written. */
    answerUnheard() {
      isAnswering = true;
    },
    endRun() {
      isAnswering = false;
      cancelled.resolve();
    },
    /** Lets everything happen that does not wait for the test. */
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    /** Ends all waiting. */
    waitLongEnough() {
      for (const act of waits.splice(0)) act();
    },
    /** Shows another conversation. */
    goTo(place: string) {
      shownPlace = place;
      talk.leave();
    },
    /** Answers the last sent message. */
    answer: (text: string, rest: Partial<AnswerNow> = {}) =>
      talk.showAnswer({ id: "a", questionId: sentId ?? null, status: "streaming", text, ...rest }),
    giveSpeech(text: string) {
      const sound = new Blob([text]);
      texts.set(sound, text);
      speeches.get(text)?.resolve(sound);
    },
    refuseSpeech: (text: string, error: unknown) => speeches.get(text)?.reject(error),
    endSound: (end: SoundEnd = "ended") => playing?.resolve(end),
    hearShare(heard: number) {
      share = heard;
    },
  };
}

interface TalkWorldOptions {
  mode?: ListeningMode;
  /** Whether the microphone also hears the assistant's voice. */
  hearsItself?: boolean;
  /** Why the microphone does not open. */
  refusal?: Error;
}
