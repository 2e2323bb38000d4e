import { z } from "zod";
import { BrowserFrame, type PersonInput } from "../../../contract/browser-session.ts";

/** What the server asks of the process of a browser. */
export type Order =
  | { act: "open"; url: string }
  | { act: "read" }
  /** Remembers what the elements are, for the act of this id. */
  | { act: "describe"; refs: string[]; rememberAs: string }
  /** `isApproved`: by a person, not by a rule alone. */
  | { act: "click"; ref: string; asShown: string; isApproved: boolean }
  | { act: "type"; fields: TypedField[]; submit?: string | undefined; asShown: string }
  | { act: "scroll"; direction: "up" | "down" }
  | { act: "download"; ref: string; asShown: string }
  | { act: "fill_secret"; ref: string; origin: string; secret: string }
  | { act: "picture" }
  /** Covered, unless only the person who typed the secrets sees it. */
  | { act: "frame"; isCovered: boolean }
  | { act: "input"; events: PersonInput[] };

export const TypedField = z.object({ ref: z.string(), text: z.string() });
export type TypedField = z.infer<typeof TypedField>;

/** What an act left: the page as a model reads it, and a small picture. All of it is the page's word. */
export const PageState = z.object({
  url: z.string().max(4_000),
  title: z.string().max(300),
  snapshot: z.string().max(60_000),
  /** JPEG in base64. Empty when none could be taken. */
  picture: z.string().max(400_000),
  notes: z.array(z.string().max(300)).max(20),
});
export type PageState = z.infer<typeof PageState>;

export const FormField = z.object({
  label: z.string().max(200),
  value: z.string().max(5_000),
  /** It is a field of a secret. Its value is told only as a dot, if it has one. */
  isSecret: z.boolean(),
});
export type FormField = z.infer<typeof FormField>;

/** What an element of a page is, as its page says. */
export const PageElement = z.object({
  kind: z.enum(["link", "submit", "button", "field", "choice"]),
  name: z.string().max(300),
  /** Of a field that only a person fills in. */
  secret: z.enum(["none", "password", "payment"]),
  /** Where a link leads. */
  href: z.string().max(4_000).nullable(),
  form: z
    .object({ target: z.string().max(4_000), method: z.string().max(10), fields: z.array(FormField).max(60) })
    .nullable(),
  pageUrl: z.string().max(4_000),
});
export type PageElement = z.infer<typeof PageElement>;

export const Frame = BrowserFrame.extend({
  url: z.string().max(4_000),
  title: z.string().max(300),
  picture: z.string().max(600_000),
});
export type Frame = z.infer<typeof Frame>;

export const Download = z.object({
  state: PageState,
  name: z.string().max(300),
  /** In base64. */
  content: z.string().max(30_000_000),
});

/** The message of a process. A taken-over one may send anything, so it is checked as input. */
export const HostMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready"), isSandboxed: z.boolean() }),
  z.object({ type: z.literal("failed"), code: z.string().max(60), message: z.string().max(2_000) }),
  z.object({ type: z.literal("reply"), id: z.number().int(), value: z.unknown() }),
  z.object({
    type: z.literal("error"),
    id: z.number().int(),
    code: z.string().max(60),
    message: z.string().max(600),
  }),
]);
export type HostMessage = z.infer<typeof HostMessage>;

/** How a process begins. */
export interface HostStart {
  chromiumPath: string;
  folder: string;
  allowedOrigins: readonly string[];
  /** The user that it becomes before Chromium starts. Undefined: it stays who it is. */
  uid: number | undefined;
}
