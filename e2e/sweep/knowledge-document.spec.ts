import * as made from "./made-up-knowledge.ts";
import { answersAll, fails, sweep } from "./sweep.ts";

const path = `/agents/knowledge/${made.idOf(1)}`;
const one = `**/api/v1/collections/${made.idOf(1)}`;
const documentPath = `${path}/documents/${made.idOf(101)}`;
const document = `**/api/v1/documents/${made.idOf(101)}`;
const passages = "**/api/v1/documents/*/passages?*";

const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });

sweep({
  name: "a document",
  who: "person",
  allows: /status of (404|500)/,
  looks: [
    {
      name: "a document that one may not open",
      path: `${path}/documents/${made.idOf(999)}`,
      shows: (page) => page.getByRole("button", { name: "Ask for access" }),
    },
    {
      name: "a document at a cited passage",
      path: `${documentPath}?passage=5`,
      given: answersAll(
        [document, { ...made.document, ...{ version: 3, isCutShort: true, folder: made.long } }],
        [one, made.collection],
        [passages, pageOf(made.passages, "50")],
      ),
      shows: (page) => page.getByText("Cited passage"),
      on: "both",
    },
    {
      name: "a document whose cited passage is gone",
      path: `${documentPath}?passage=500`,
      given: answersAll(
        [document, { ...made.addressDocument, id: made.idOf(101) }],
        [one, made.collection],
        [passages, pageOf(made.passages.slice(0, 3))],
      ),
      shows: (page) => page.getByText(/^Passage 500 does not exist any more/),
    },
    {
      name: "a document that could not be read",
      path: documentPath,
      given: answersAll([document, { ...made.failedDocument, id: made.idOf(101) }], [one, made.collection]),
      shows: (page) => page.getByText("There are no passages in this document."),
      on: "both",
    },
    {
      name: "a document that waits, for a reader",
      path: documentPath,
      given: answersAll(
        [document, { ...made.waitingDocument, id: made.idOf(101), abilities: { edit: false } }],
        [one, made.readCollection],
      ),
      shows: (page) => page.getByText(/^It has not been read yet/),
    },
    {
      name: "a document that cannot be loaded",
      path: documentPath,
      given: fails(document),
      shows: (page) => page.getByText("The document could not be loaded"),
    },
  ],
});
