import type { WordsOfScenes } from "./words-of-scenes.ts";

/** The texts of the demo around the conversation. */
export const english = {
  trial: "Start Free Trial",
  signUp: "Sign Up",
  failed: "The demo could not be read",
  entrance: {
    title: "Try it, without an account",
    lead: "You get a workspace of your own with sample data, and the real assistant in it: what it does here is what it does for people who have an account.",
    facts: [
      "Everything is erased after an hour, or as soon as you end it.",
      "A tour shows what there is to see. You can do all of it by hand as well, and leave the tour at any time.",
      "Do not enter anything confidential: what you write may go to the language model that is connected here.",
    ],
    begin: "Begin the demo",
  },
  none: {
    title: "There is no demo here",
    text: "The operator of this installation has switched it off. With an account you can try everything.",
  },
  account: {
    title: "You have more than the demo",
    signedInAs: "You are signed in as",
    text: ". The demo is for people without an account. All that it shows is in your own chat as well, with your own data, and there it stays.",
    show: "To show the demo to somebody, open this page in a private window.",
    openChat: "Open your chat",
    goToDashboard: "Go to Dashboard",
  },
  over: {
    title: "This demo is over",
    text: "Its hour has passed, and everything that was in it is erased.",
    signedIn: "You are signed in meanwhile: in your own chat things stay.",
    another: "You can begin another one, or an account in which things stay.",
    unsentOfAccount: "You had not sent this yet. Copy it to take it with you.",
    unsent: "You had not sent this yet. It stays in the box when you start again.",
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
    text: "Everything in it is erased at once: your conversations and the sample data.",
    confirm: "End the demo",
    cancel: "Go on",
    failed: "The demo was not ended",
    done: "The demo is ended",
    doneText: "Everything of it is being erased.",
  },
  tour: {
    place: (place: number, count: number) => `Scene ${place} of ${count}`,
    scenes: "Scenes",
    scene: (place: number, title: string, isPlayed: boolean) =>
      `${place}. ${title}${isPlayed ? ", played" : ""}`,
    fold: "Fold the scene",
    unfold: "Show the scene",
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
