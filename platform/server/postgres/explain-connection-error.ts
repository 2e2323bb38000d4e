import type pg from "pg";
import { StartError } from "../config/start-error.ts";

/** Explains why the connection of `client` failed and what to do. Never repeats the password. */
export function explainConnectionError(cause: Error & { code?: string }, client: pg.Client): StartError {
  const { user: role, database } = client;
  const place = client.host.startsWith("/")
    ? `the socket in ${client.host}`
    : `${client.host}:${client.port}`;
  switch (cause.code) {
    case "28P01":
    case "28000":
      return new StartError(
        `PostgreSQL at ${place} does not admit the role ${role}: wrong password, or no such role.`,
        "Correct the user and the password in DATABASE_URL.",
        { cause },
      );
    case "3D000":
      return new StartError(
        `PostgreSQL at ${place} has no database ${database}.`,
        `Let its owner run: create database "${database}" owner "${role}";`,
        { cause },
      );
    case "42501":
      return new StartError(
        `The role ${role} of DATABASE_URL may not connect to the database ${database}.`,
        `Let its owner run: grant connect on database "${database}" to "${role}";`,
        { cause },
      );
    case "53300":
      return new StartError(
        `PostgreSQL at ${place} has no connection left.`,
        "Raise its max_connections, or lower DATABASE_CONNECTIONS of the servers that use it.",
        { cause },
      );
  }
  return new StartError(
    `PostgreSQL at ${place} of DATABASE_URL is not reachable: ${reasonOf(cause)}.`,
    "Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.",
    { cause },
  );
}

function reasonOf(cause: Error & { code?: string }) {
  if (cause instanceof AggregateError) return (cause.errors[0] as Error).message;
  return (cause.message || cause.code || "no reason given").replace(/\.$/, "");
}
