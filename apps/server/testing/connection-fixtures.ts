import { listWorkspaceTools } from "#features/ai-settings/server/tools/list-tools.ts";
import { setWorkspaceToolMode } from "#features/ai-settings/server/tools/set-tool-mode.ts";
import { addConnection } from "#features/connections/server/add-connection.ts";
import { changeConnection } from "#features/connections/server/change-connection.ts";
import { checkConnection } from "#features/connections/server/check-connection.ts";
import { deleteConnection } from "#features/connections/server/delete-connection.ts";
import { allowWorkspaceHost } from "#features/connections/server/http/allow-host.ts";
import { allowInstallationHost } from "#features/connections/server/http/allow-installation-host.ts";
import {
  withdrawInstallationHost,
  withdrawWorkspaceHost,
} from "#features/connections/server/http/withdraw-host.ts";
import { noteFailure } from "#features/connections/server/note-failure.ts";
import { noteRecovery } from "#features/connections/server/note-recovery.ts";
import { beginSignIn } from "#features/connections/server/oauth/begin-sign-in.ts";
import { finishSignIn } from "#features/connections/server/oauth/finish-sign-in.ts";
import { agreeAt } from "#features/connections/server/testing/agree-at.ts";
import { approveTool } from "#features/connections/server/tools/approve-tool.ts";
import { listToolsPage } from "#features/connections/server/tools/list-tools.ts";
import { noteAnnouncement } from "#features/connections/server/tools/note-announcement.ts";
import { tryTool } from "#features/connections/server/tools/try-tool.ts";
import { withdrawApproval } from "#features/connections/server/tools/withdraw-approval.ts";
import { type McpServer, startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const outsideOf = (mcp: McpServer) => ({
  publicUrl: "http://127.0.0.1",
  allowedOrigins: [mcp.origin, mcp.authorization?.origin ?? ""],
});

const anywhere = { publicUrl: "http://127.0.0.1", allowedOrigins: [] };

type Act = (ctx: Ctx, id: string, mcp: McpServer) => Promise<unknown>;

/** Acts on a connection without a sign-in. */
const connected = (act: Act) => async (world: CommandWorld) => {
  await using mcp = await startMcpServer();
  const { ctx } = await world.newPerson();
  const input = { kind: "mcp", name: "Test", address: mcp.url, auth: { type: "none" } } as const;
  await act(ctx, (await addConnection(ctx, outsideOf(mcp), input)).id, mcp);
};

/** Acts on a connection with a sign-in that has ended well. */
const signedIn = (act: Act) => async (world: CommandWorld) => {
  await using mcp = await startMcpServer({ auth: "oauth" });
  const { ctx } = await world.newPerson();
  const input = { kind: "mcp", name: "Test", address: mcp.url, auth: { type: "oauth" } } as const;
  const { id } = await addConnection(ctx, outsideOf(mcp), input);
  const { state = "", code, iss } = await agreeAt((await beginSignIn(ctx, outsideOf(mcp), id)).url);
  await finishSignIn(ctx, outsideOf(mcp), { state, code, iss });
  await act(ctx, id, mcp);
};

const firstTool = async (ctx: Ctx, connectionId: string) => {
  const { items } = await listToolsPage(ctx, { connectionId, limit: 10 });
  const tool = items.find(({ seen }) => seen.name === "find_customer");
  if (!tool) throw new Error("The stand-in has no tool.");
  return { ...tool, connectionId, toolId: tool.id };
};

const approved = async (ctx: Ctx, connectionId: string) => {
  const { toolId, seenHash, suggestedFacts: facts } = await firstTool(ctx, connectionId);
  await approveTool(ctx, { connectionId, toolId, seenHash, facts });
  return { connectionId, toolId };
};

const failure = { code: "connection.unreachable", message: "Nobody answered.", state: "failing" } as const;
const nothing = async () => undefined;
const host = { host: "api.example.com", methods: ["GET" as const] };

/** Commands on connections and on hosts for HTTP requests. */
export const connectionFixtures: Record<string, CommandFixture> = {
  "connection.add": { act: "connection.added", perform: connected(nothing) },
  "connection.store_listing": { act: "connection.tools_compared", perform: connected(nothing) },
  "connection.change": {
    act: "connection.renamed",
    perform: connected((ctx, id) => changeConnection(ctx, { id, name: "Another" })),
  },
  "connection.delete": {
    act: "connection.deleted",
    perform: connected((ctx, id) => deleteConnection(ctx, { id })),
  },
  "connection.note_failure": {
    act: "connection.failed",
    perform: connected((ctx, connectionId) => noteFailure(ctx, { connectionId, failure })),
  },
  "connection.note_recovery": {
    act: "connection.recovered",
    perform: connected(async (ctx, connectionId) => {
      await noteFailure(ctx, { connectionId, failure });
      await noteRecovery(ctx, { connectionId });
    }),
  },
  "connection.note_announcement": {
    act: "connection.change_announced",
    perform: connected((ctx, connectionId) => noteAnnouncement(ctx, { connectionId })),
  },
  "connection.begin_sign_in": { act: "connection.sign_in_begun", perform: signedIn(nothing) },
  "connection.take_sign_in": { act: "connection.sign_in_returned", perform: signedIn(nothing) },
  "connection.store_access": { act: "connection.signed_in", perform: signedIn(nothing) },
  "connection.renew_access": {
    act: "connection.access_renewed",
    perform: signedIn(async (ctx, id, mcp) => {
      mcp.authorization?.end("access");
      await checkConnection(ctx, outsideOf(mcp), id);
    }),
  },
  "connection_tool.approve": { act: "connection_tool.approved", perform: connected(approved) },
  "connection_tool.withdraw": {
    act: "connection_tool.withdrawn",
    perform: connected(async (ctx, id) => withdrawApproval(ctx, await approved(ctx, id))),
  },
  "workspace_tool.forget_modes": {
    act: "tool.modes_forgotten",
    perform: connected(async (ctx, id) => {
      const tool = await approved(ctx, id);
      const { items } = await listWorkspaceTools(ctx);
      const hash = items.find(({ name }) => name === "test_find_customer")?.hash;
      await setWorkspaceToolMode(ctx, {
        ...{ name: "test_find_customer", mode: "automatic", needsOther: false, hash },
      });
      await withdrawApproval(ctx, tool);
    }),
  },
  "installation_tool.forget_modes": {
    act: "tool.modes_forgotten",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      await allowWorkspaceHost(ctx, anywhere, { ...host, host: "three.example.com" });
      const { items } = await listWorkspaceTools(ctx);
      const hash = items.find(({ name }) => name === "http_get")?.hash;
      await setWorkspaceToolMode(ctx, { name: "http_get", mode: "automatic", needsOther: false, hash });
      await allowInstallationHost(ctx, anywhere, { ...host, host: "four.example.com" });
    },
  },
  "connection_tool.try": {
    act: "connection_tool.tried",
    perform: connected(async (ctx, connectionId, mcp) => {
      const { toolId } = await firstTool(ctx, connectionId);
      await tryTool(ctx, outsideOf(mcp), { connectionId, toolId, input: { name: "Ada" } });
    }),
  },
  "http_host.allow": {
    act: "http_host.allowed",
    perform: async ({ newPerson }) => allowWorkspaceHost((await newPerson()).ctx, anywhere, host),
  },
  "http_host.withdraw": {
    act: "http_host.withdrawn",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      await withdrawWorkspaceHost(ctx, await allowWorkspaceHost(ctx, anywhere, host));
    },
  },
  "installation_http_host.allow": {
    act: "http_host.allowed",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      await allowInstallationHost(ctx, anywhere, { ...host, host: "one.example.com" });
    },
  },
  "installation_http_host.withdraw": {
    act: "http_host.withdrawn",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      const { id } = await allowInstallationHost(ctx, anywhere, { ...host, host: "two.example.com" });
      await withdrawInstallationHost(ctx, { id });
    },
  },
};
