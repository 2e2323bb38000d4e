import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FoundPage } from "#mocks/search-server/found-page.ts";

export interface WebSite extends AsyncDisposable {
  /** `host:port` */
  origin: string;
  /** What a search finds of it. */
  pages: readonly FoundPage[];
  /** The bodies that its order form was sent with, oldest first. */
  orders: string[];
  /** Puts a page of one article at a path, or another text in place of what is there. */
  write(path: string, page: Article): void;
}

export interface Article {
  title: string;
  words: string;
}

const article = (title: string, words: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${words}</p></article>`;
const articles: Readonly<Record<string, Article>> = {
  "/backups": {
    title: "Backups at Supplier",
    words: "Backups are taken every six hours and kept for 35 days. A restore is rehearsed once a quarter.",
  },
  "/prices": {
    title: "Prices of Supplier",
    words: "The standard plan costs 12 euros a month for each person. Backups are part of every plan.",
  },
};
const orderForm = `<!doctype html><html lang="en"><title>Order</title><h1>Order</h1><form method="post" action="/order">
<label>Name <input name="name"></label> <button>Send order</button></form>`;

/** Starts a site of somebody else: two articles, what is written to it, and an order form that notes what it is sent. */
export async function startWebSite(): Promise<WebSite> {
  const orders: string[] = [];
  const written = new Map(Object.entries(articles));
  const server = createServer(async (request, response) => {
    const { method, url = "" } = request;
    const page = written.get(url);
    if (method === "GET" && page) return send(response, 200, article(page.title, page.words));
    if (url !== "/order") return send(response, 404, article("Not found", "There is no such page."));
    if (method === "GET") return send(response, 200, orderForm);
    orders.push(await text(request));
    send(response, 200, article("Thank you", "Your order was received."));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, orders },
    write: (path, page) => void written.set(path, page),
    pages: Object.entries(articles).map(([path, { title, words }]) => ({
      ...{ title, url: `http://${origin}${path}`, text: words },
    })),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
}
