import type { Refusal } from "#features/tools/server/index.ts";

/** Which of a page's links a model follows also tells that page's author something. Per page that a person named. */
export const maxFollowed = 3;

const askForIt = "Do not try another spelling. If the person should decide, ask them to send the address.";

/** Why an address is not requested. */
export const addressRefusals = {
  unknown: {
    code: "browsing.address_unknown",
    message: `Not read: this address stands neither in what the person wrote nor in a page or search result of this conversation. ${askForIt}`,
    summary: "Not read: neither you nor a page named this address. Send it in a message to have it read.",
  },
  private: {
    code: "browsing.address_private",
    message: `Not read: this conversation holds text from other conversations or the person's memory, so only addresses that the person wrote are read. ${askForIt}`,
    summary:
      "Not read: other conversations or your memory were read here, so only addresses that you send are read.",
  },
  carries_text: {
    code: "browsing.address_carries_text",
    message: `Not read: the address holds text of this conversation, which its server would learn. ${askForIt}`,
    summary: "Not read: the address holds text of this conversation, which its server would learn.",
  },
  too_long: {
    code: "browsing.conversation_too_long",
    message: `Not read: this conversation is too long to search for what the address might tell. ${askForIt}`,
    summary:
      "Not read: this conversation is too long to check the address. Send it in a message, or begin a new one.",
  },
  alphabet: {
    code: "browsing.link_of_alphabet",
    message: `Not read: the page offers so many links of nearly the same address that the choice of one would tell its server something. ${askForIt}`,
    summary:
      "Not read: the page offers too many links of nearly the same address. Send this one in a message to have it read.",
  },
  too_many: {
    code: "browsing.too_many_links",
    message: `Not read: for each page that the person named, at most ${maxFollowed} links of pages are followed. ${askForIt}`,
    summary: `Not read: for each page that you name, at most ${maxFollowed} links of pages are followed. Send this one in a message to have it read.`,
  },
} as const satisfies Record<string, Refusal>;
