import { beyond } from "./beyond.ts";
import { calculating } from "./calculating.ts";
import { conversations, knowledge } from "./conversations-and-knowledge.ts";
import { dates } from "./dates.ts";
import { drafts } from "./drafts.ts";
import { files, people } from "./files-and-people.ts";
import type { OfficeRequest } from "./request.ts";
import { choices, keeping } from "./tasks-and-choices.ts";

/** 100 requests as people type them, written before the rules that answer them. */
export const allRequests: OfficeRequest[] = [
  ...calculating,
  ...dates,
  ...files,
  ...people,
  ...conversations,
  ...knowledge,
  ...drafts,
  ...keeping,
  ...choices,
  ...beyond,
];
