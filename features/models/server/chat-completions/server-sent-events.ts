import { StringDecoder } from "node:string_decoder";
import { InvalidResponseDataError } from "@ai-sdk/provider";

/** Far longer than any event of a model. Bounds the memory for a server that never ends one. */
const MAX_EVENT_CHARACTERS = 8_000_000;

/**
 * Parses server-sent events (WHATWG HTML, 9.2) from bytes, however the network splits them. Keeps only their
 * data.
 */
export class ServerSentEvents {
  readonly #decoder = new StringDecoder("utf8");
  #line = "";
  #data: string | undefined;
  #isAtStart = true;
  #isAfterReturn = false;

  /** The data of all events that these bytes complete. */
  take(bytes: Buffer): string[] {
    const events: string[] = [];
    const text = this.#plain(this.#decoder.write(bytes));
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      // A line across many packets is joined once, at its end.
      this.#takeLine(this.#line + text.slice(start, end), events);
      this.#line = "";
      start = end + 1;
    }
    if (start < text.length) this.#line += text.slice(start);
    if (this.#line.length + (this.#data?.length ?? 0) > MAX_EVENT_CHARACTERS) throw tooLong();
    return events;
  }

  /** The data of a final event without its closing blank line. */
  end(): string[] {
    const events: string[] = [];
    this.#takeLine(this.#line, events);
    this.#takeLine("", events);
    return events;
  }

  #takeLine(line: string, events: string[]): void {
    if (line === "") {
      if (this.#data) events.push(this.#data);
      this.#data = undefined;
      return;
    }
    if (!line.startsWith("data:")) return;
    const value = line.slice(line[5] === " " ? 6 : 5);
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
  }

  /** Lines may end with LF, CR or CRLF. A byte order mark may come first. */
  #plain(text: string): string {
    let plain = text;
    if (this.#isAtStart && plain !== "") {
      this.#isAtStart = false;
      if (plain.startsWith("\uFEFF")) plain = plain.slice(1);
    }
    if (!this.#isAfterReturn && !plain.includes("\r")) return plain;
    if (this.#isAfterReturn && plain.startsWith("\n")) plain = plain.slice(1);
    // The LF of a CRLF may arrive with the next packet.
    if (text !== "") this.#isAfterReturn = text.endsWith("\r");
    return plain.replace(/\r\n?/g, "\n");
  }
}

function tooLong(): InvalidResponseDataError {
  return new InvalidResponseDataError({ data: undefined, message: "An event of the answer is too long." });
}
