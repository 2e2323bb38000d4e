/** The built-in assistant's texts about itself. */
export const introduction =
  "I'm the built-in assistant. I follow rules rather than a language model, and everything I say comes from " +
  "your own data or the page you point me at.";

export const abilities = `I can:

- **calculate**, percentages included: “what is 17% of 2,340?”
- tell the **date and time**, anywhere: “how many days until Christmas?”, “what time is it in Tokyo?”
- **read a web page** you name and quote what matters: write “read” and its address, such as https://example.com/
- **search the web**, where a search provider is connected: “search the web for opening hours”
- **quote a file** that you attach: “what does it say about notice?”
- **answer from collections** that are switched on, with quotes: “how many days of holiday do I get?”
- **search your conversations**: “what did we say about the budget?”
- **keep your tasks**: “remind me tomorrow at 9 to call Anna”, “show my tasks”
- **remember** what you tell me to: “remember that I prefer short answers”, “what do you remember about me?”
- **draft and send a mail**: “send a mail to anna@example.com saying that I am late”`;

/** Used where no model is connected. */
export const noModel = "No AI model is connected here.";

export const connectModel =
  "For open questions, writing and translation, an admin can connect a language model to this installation.";

/** The same text for a person who chose the built-in assistant beside connected models. */
export function besideModels(text: string): string {
  return text
    .replaceAll(noModel, "You chose the built-in assistant; other models are connected.")
    .replaceAll(
      connectModel,
      "For open questions, writing and translation, choose one of the connected models.",
    );
}
