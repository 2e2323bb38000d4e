import { startMcpServer } from "./start-mcp-server.ts";

const server = await startMcpServer({ auth: process.argv.includes("--oauth") ? "oauth" : "none" });
console.log(`MCP: ${server.url}`);
if (server.authorization) console.log(`Authorization server: ${server.authorization.issuer}`);
