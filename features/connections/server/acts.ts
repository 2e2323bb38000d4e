import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const connectionActs: ActWords = {
  nouns: {
    connection: ["Connection", "Verbindung"],
    connection_tool: ["Tool of a connection", "Werkzeug einer Verbindung"],
    http_host: ["Address for web requests", "Adresse für Webanfragen"],
  },
  acts: {
    "connection.access_ended": [
      "The access of the connection {connection} ended",
      "Der Zugang der Verbindung {connection} ist abgelaufen",
    ],
    "connection.access_renewed": [
      "{actor} renewed the access of the connection {connection}",
      "{actor} hat den Zugang der Verbindung {connection} erneuert",
    ],
    "connection.added": [
      "{actor} added the connection {connection}",
      "{actor} hat die Verbindung {connection} hinzugefügt",
    ],
    "connection.change_announced": [
      "The connection {connection} announced changed tools",
      "Die Verbindung {connection} hat geänderte Werkzeuge gemeldet",
    ],
    "connection.deleted": [
      "{actor} deleted the connection {connection}",
      "{actor} hat die Verbindung {connection} gelöscht",
    ],
    "connection.failed": [
      "The connection {connection} failed",
      "Die Verbindung {connection} ist fehlgeschlagen",
    ],
    "connection.key_replaced": [
      "{actor} replaced the key of the connection {connection}",
      "{actor} hat den Schlüssel der Verbindung {connection} ersetzt",
    ],
    "connection.recovered": [
      "The connection {connection} works again",
      "Die Verbindung {connection} funktioniert wieder",
    ],
    "connection.renamed": [
      "{actor} renamed the connection {connection}",
      "{actor} hat die Verbindung {connection} umbenannt",
    ],
    "connection.sign_in_begun": [
      "{actor} began to sign in to the connection {connection}",
      "{actor} hat die Anmeldung bei der Verbindung {connection} begonnen",
    ],
    "connection.sign_in_returned": [
      "{actor} came back from signing in to the connection {connection}",
      "{actor} ist von der Anmeldung bei der Verbindung {connection} zurückgekehrt",
    ],
    "connection.signed_in": [
      "{actor} signed in to the connection {connection}",
      "{actor} hat sich bei der Verbindung {connection} angemeldet",
    ],
    "connection.tools_compared": [
      "{actor} compared the tools of the connection {connection}",
      "{actor} hat die Werkzeuge der Verbindung {connection} verglichen",
    ],
    "connection_tool.approved": [
      "{actor} approved a tool of the connection {connection}",
      "{actor} hat ein Werkzeug der Verbindung {connection} freigegeben",
    ],
    "connection_tool.tried": [
      "{actor} tried a tool of the connection {connection}",
      "{actor} hat ein Werkzeug der Verbindung {connection} ausprobiert",
    ],
    "connection_tool.withdrawn": [
      "{actor} withdrew a tool of the connection {connection}",
      "{actor} hat ein Werkzeug der Verbindung {connection} zurückgezogen",
    ],
    "http_host.allowed": [
      "{actor} allowed web requests to an address",
      "{actor} hat Webanfragen an eine Adresse erlaubt",
    ],
    "http_host.withdrawn": [
      "{actor} forbade web requests to an address again",
      "{actor} hat Webanfragen an eine Adresse wieder verboten",
    ],
  },
};
