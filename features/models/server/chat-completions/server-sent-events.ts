import { StringDecoder } from "node:string_decoder";
import { InvalidResponseDataError } from "@ai-sdk/provider";

/** No event of a model is nearly as long; a server that never ends one shall not fill the memory. */
const MAX_EVENT_CHARACTERS = 8_000_000;

/** Cuts bytes into server-sent events, however the network split them. Of an event only its data is kept. */
export class ServerSentEvents {
  readonly #decoder = new StringDecoder("utf8");
  #line = "";
  #data: string | undefined;
  #isAtStart = true;
  #isAfterReturn = false;

  /** The data of every event that these bytes complete. */
  take(bytes: Buffer): string[] {
    const events: string[] = [];
    const text = this.#plain(this.#decoder.write(bytes));
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      // A line of many packets is joined once, when its end is there.
      this.#takeLine(this.#line + text.slice(start, end), events);
      this.#line = "";
      start = end + 1;
    }
    if (start < text.length) this.#line += text.slice(start);
    if (this.#line.length + (this.#data?.length ?? 0) > MAX_EVENT_CHARACTERS) throw tooLong();
    return events;
  }

  /** The data of an event that the stream ended without the line that completes it. */
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

  /** Lines may end with a line feed, a carriage return or both; a mark of the byte order may come first. */
  #plain(text: string): string {
    let plain = text;
    if (this.#isAtStart && plain !== "") {
      this.#isAtStart = false;
      if (plain.startsWith("\uFEFF")) plain = plain.slice(1);
    }
    if (!this.#isAfterReturn && !plain.includes("\r")) return plain;
    if (this.#isAfterReturn && plain.startsWith("\n")) plain = plain.slice(1);
    // The line feed of a pair may come with the next packet.
    if (text !== "") this.#isAfterReturn = text.endsWith("\r");
    return plain.replace(/\r\n?/g, "\n");
  }
}

function tooLong(): InvalidResponseDataError {
  return new InvalidResponseDataError({ data: undefined, message: "An event of the answer is too long." });
}
