import type { Page } from "@playwright/test";
import type {
  ConfirmedFacts,
  Connection,
  ConnectionTool,
  HttpHost,
  ToolForm,
} from "#features/connections/contract/index.ts";
import { answers, answersAll, fails, sweep } from "./sweep.ts";

const list = "**/api/v1/connections?*";
const one = "**/api/v1/connections/00000000-0000-7000-8000-000000000001";
const toolList = "**/api/v1/connections/*/tools?*";
const hostList = "**/api/v1/http-hosts";
const page1 = "/agents/connections/00000000-0000-7000-8000-000000000001";
const region = (page: Page, name: string) => page.getByRole("region", { name });

const ready: Connection = {
  ...{ id: "00000000-0000-7000-8000-000000000001", kind: "mcp", name: "Customers", host: "mcp.example.com" },
  ...{ address: "https://mcp.example.com/mcp", auth: "oauth", hasDocumentAddress: false, state: "ready" },
  ...{ problem: null, lastCheckedAt: "2026-11-24T09:00:00.000Z", lastReadyAt: "2026-11-24T09:00:00.000Z" },
  createdAt: "2026-11-20T09:00:00.000Z",
  tools: { approved: 3, changed: 1, notApproved: 4, leftOut: 9_800 },
  abilities: { manage: true },
};
const long = "A_name_that_nobody_would_give_to_a_connection_and_that_has_no_space_in_it_at_all";
const failing: Connection = {
  ...{ ...ready, name: long, kind: "openapi", auth: "key", state: "failing" },
  ...{ address: `https://api.example.com/${long}/${long}`, hasDocumentAddress: true },
  problem: { code: "connection.unreachable", message: "The server answered with status 503." },
};

/** As many as a workspace can have. */
const many = Array.from({ length: 30 }, (_, index) => ({
  ...[ready, failing, { ...ready, state: "sign_in_needed" as const }][index % 3],
  id: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
}));

const form: ToolForm = {
  ...{
    name: "find_customer",
    title: "Find a customer",
    description: "Finds a customer by name. ".repeat(20),
  },
  inputSchema: { type: "object", properties: { name: { type: "string", description: long } } },
  claims: { isReadOnly: true, isDestructive: null, isIdempotent: null, isOpenWorld: false },
  operation: null,
};
const facts: ConfirmedFacts = {
  ...{ reads: "workspace", writes: true, irreversible: true, external: true, own: false, idempotent: false },
};
const states = ["changed", "approved", "not_approved", "unusable", "gone"] as const;
const manyTools = Array.from({ length: 50 }, (_, index): ConnectionTool => {
  const state = states[index % states.length] ?? "approved";
  const isApproved = state !== "not_approved" && state !== "unusable";
  return {
    ...{
      id: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      toolName: `customers_find_${index}`,
      state,
    },
    ...{ seen: { ...form, title: `Find a customer ${index}` }, seenHash: "0".repeat(64) },
    approved: isApproved
      ? { ...form, title: `Find a customer ${index}`, description: "Finds a customer." }
      : null,
    ...{ facts: isApproved ? facts : null, suggestedFacts: facts, approvedAt: null },
    problem: state === "unusable" ? "Its name contains invisible characters." : null,
  };
});
const hosts: HttpHost[] = [
  {
    id: "00000000-0000-7000-8000-000000000001",
    host: "api.example.com",
    methods: ["GET"],
    unicode: null,
    isEverywhere: true,
  },
  {
    id: "00000000-0000-7000-8000-000000000002",
    host: `xn--${long}-kva.example.com:8443`,
    methods: ["GET", "POST"],
    unicode: `${long}-ü.example.com:8443`,
    isEverywhere: false,
  },
];

const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });

sweep({
  name: "the connections of a workspace",
  who: "person",
  allows: /status of (404|409|422|500)/,
  looks: [
    {
      name: "connections that are being read",
      path: "/agents/connections",
      given: async ({ page }) => {
        await page.route(list, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "connections that cannot be read",
      path: "/agents/connections",
      given: fails(list),
      shows: (page) => page.getByText("The connections could not be loaded"),
    },
    {
      name: "as many connections and hosts as there can be",
      path: "/agents/connections",
      given: answersAll([list, pageOf(many)], [hostList, { items: hosts }]),
      shows: (page) => page.getByRole("list", { name: "Connections" }),
      on: "both",
    },
    {
      name: "editing a connection that fails",
      path: "/agents/connections",
      given: answersAll([list, pageOf([failing])], [hostList, { items: [] }]),
      reach: async (stage) => {
        await stage.page.getByRole("button", { name: "Edit", exact: true }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: /^Edit / }).getByLabel("New key"),
      on: "both",
    },
    {
      name: "allowing a host with letters beyond ASCII",
      path: "/agents/connections",
      given: answersAll([list, pageOf([ready])], [hostList, { items: [] }]),
      reach: async (stage) => {
        await stage.page.getByRole("button", { name: "Allow a host" }).click();
        await stage.page.getByRole("textbox", { name: "Host" }).fill("bücher.example");
      },
      shows: (page) => page.getByText("xn--bcher-kva.example"),
    },
    {
      name: "allowing a host",
      path: "/agents/connections",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Allow a host" }).click();
        await page.getByRole("button", { name: "Allow", exact: true }).click();
      },
      shows: (page) => page.getByText("Enter a host such as api.example.com."),
    },
    {
      name: "a connection that does not exist",
      path: page1,
      shows: (page) => page.getByText("The connection could not be loaded"),
    },
    {
      name: "a connection with all kinds of tools",
      path: page1,
      given: answersAll([one, ready], [toolList, pageOf(manyTools, "more")]),
      shows: (page) => region(page, "Tools").getByText("Changed").first(),
      on: "both",
    },
    {
      name: "a changed tool beside its approved form",
      reach: ({ page }) =>
        page.getByRole("button", { name: "Review Find a customer 0", exact: true }).click(),
      shows: (page) => region(page, "As approved"),
      on: "both",
    },
    {
      name: "a connection that fails, with a long name",
      path: page1,
      given: answersAll([one, failing], [toolList, pageOf([])]),
      shows: (page) => page.getByRole("button", { name: "Retry" }),
      on: "both",
    },
    {
      name: "tools that cannot be read",
      path: page1,
      given: async (stage) => {
        await answers(one, ready)(stage);
        await fails(toolList)(stage);
      },
      shows: (page) => page.getByText("The tools could not be loaded"),
    },
    {
      name: "a sign-in that is not known",
      path: "/agents/connections/sign-in?state=unknown&code=x",
      shows: (page) => page.getByText("This sign-in is not known here"),
    },
  ],
});
