import { registerTool } from "#features/tools/server/index.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";
import type { BrowsingOptions } from "../../browsing-options.ts";
import type { BrowserSessions } from "../sessions.ts";
import { downloadTool, screenshotTool } from "./file-tools.ts";
import { fillSecretTool } from "./fill-secret.tool.ts";
import { clickTool, openTool, readTool, scrollTool } from "./reading-tools.ts";
import { selectTool, typeTool } from "./sending-tools.ts";

/** The tools of the live browser. A server without Chromium does not offer them. */
export function registerBrowserTools(
  services: Services,
  sessions: BrowserSessions,
  options: BrowsingOptions & { files: FileSettings },
): void {
  registerTool(services, "browsing", openTool(sessions, options));
  registerTool(services, "browsing", readTool(sessions));
  registerTool(services, "browsing", clickTool(sessions));
  registerTool(services, "browsing", typeTool(sessions));
  registerTool(services, "browsing", selectTool(sessions));
  registerTool(services, "browsing", scrollTool(sessions));
  registerTool(services, "browsing", downloadTool(sessions, options.files));
  registerTool(services, "browsing", screenshotTool(sessions, options.files));
  registerTool(services, "browsing", fillSecretTool(sessions));
}
