import type { WordsOfScenes } from "./words-of-scenes.ts";

/** The texts of the demo around the conversation. */
export const english = {
  trial: "Start Free Trial",
  signUp: "Sign Up",
  failed: "The demo could not be loaded",
  entrance: {
    title: "Try it, without an account",
    lead: "You get your own workspace with sample data and the real assistant. It works here just as it does with an account.",
    facts: [
      "Everything is erased after an hour, or when you end the demo.",
      "A tour shows you around. You can also explore on your own and leave the tour at any time.",
      "Do not enter anything confidential: your messages may be sent to the connected language model.",
    ],
    begin: "Start the demo",
  },
  none: {
    title: "There is no demo here",
    text: "The operator of this installation has turned it off. You can try everything with an account.",
  },
  account: {
    title: "You have more than the demo",
    signedInAs: "You are signed in as",
    text: ". The demo is for people without an account. Your own chat does everything the demo shows, with your own data, and keeps it.",
    show: "To show the demo to someone, open this page in a private window.",
    openChat: "Open your chat",
    goToDashboard: "Go to Dashboard",
  },
  over: {
    title: "This demo is over",
    text: "Its hour is up, and everything in it has been erased.",
    signedIn: "You are now signed in. Your own chat keeps everything.",
    another: "Start another demo, or create an account to keep your work.",
    unsentOfAccount: "You had not sent this yet. Copy it to take it with you.",
    unsent: "You had not sent this yet. It will be in the message box when you start again.",
    copy: "Copy the text",
    again: "Start again",
  },
  bar: {
    name: "Demo",
    erasedIn: "Sample data, erased in",
    conversations: "Conversations",
    conversation: "Conversation",
    tour: "Tour",
    end: "End",
    left: (left: number, limit: number) => `${left} of ${limit} messages left`,
  },
  ending: {
    title: "End the demo now?",
    text: "Your conversations and the sample data are erased immediately.",
    confirm: "End the demo",
    cancel: "Continue demo",
    failed: "The demo was not ended",
    done: "The demo has ended",
    doneText: "All its data is being erased.",
  },
  tour: {
    place: (place: number, count: number) => `Scene ${place} of ${count}`,
    scenes: "Scenes",
    scene: (place: number, title: string, isPlayed: boolean) =>
      `${place}. ${title}${isPlayed ? ", played" : ""}`,
    fold: "Hide scene",
    unfold: "Show scene",
    skip: "Skip the tour",
    look: "What to look at",
    play: "Play this scene",
    playAgain: "Play again",
    back: "Back",
    next: "Next",
    done: "Done",
  },
  /** Translations of scenes by name. Default: the server's texts. */
  scenes: {} as WordsOfScenes,
  /** Translations of refusals by code. Default: the server's texts. */
  refusals: {} as Readonly<Record<string, string>>,
};

export type DemoTexts = typeof english;
