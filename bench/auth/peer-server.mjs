// The peer: better-auth on the same PostgreSQL and the same cost of a password. Runs in a folder of its own, where
// its packages are installed for the measurement alone.
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import http from "node:http";
import { promisify } from "node:util";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { toNodeHandler } from "better-auth/node";
import pg from "pg";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const hash = async (password) => {
  const nonce = randomBytes(16);
  return `${nonce.toString("hex")}:${(await derive("argon2id", { message: password, nonce, ...cost })).toString("hex")}`;
};
const verify = async ({ hash: stored, password }) => {
  const [nonce, expected] = stored.split(":").map((part) => Buffer.from(part, "hex"));
  return timingSafeEqual(await derive("argon2id", { message: password, nonce, ...cost }), expected);
};

const handlers = new Map();
const server = http.createServer((request, response) => {
  const handler = handlers.get(request.headers["x-refresh"] ? "refresh" : "check");
  handler(request, response);
});
server.listen(0, "127.0.0.1", async () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const pool = new pg.Pool({ connectionString: process.env.PEER_DATABASE_URL, max: 16 });
  const options = (updateAge) => ({
    database: pool,
    baseURL: url,
    secret: randomBytes(32).toString("hex"),
    emailAndPassword: { enabled: true, password: { hash, verify } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    session: { updateAge },
    trustedOrigins: [url],
    logger: { disabled: true },
  });
  const base = options(86_400);
  await (await getMigrations(base)).runMigrations();
  handlers.set("check", toNodeHandler(betterAuth(base)));
  // Renews the session at every check, which is the closest equivalent of a refresh.
  handlers.set("refresh", toNodeHandler(betterAuth({ ...base, session: { updateAge: 0 } })));
  console.log(`ready ${url}`);
});
process.on("SIGTERM", () => process.exit(0));
