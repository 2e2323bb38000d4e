import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";

export interface FixtureSite extends LoopbackServer {
  /** Bodies of forms that were sent, with the path. */
  sent: string[];
  /** What the page at /hostile tells a model to do. */
  hostile: string;
}

const form = `<title>Order form</title><h1>Order</h1>
<form method="post" action="/ordered">
<label>Name <input name="name"></label>
<label>Size <select name="size"><option>Small</option><option>Large</option></select></label>
<label>Gift <input type="checkbox" name="gift" value="yes"></label>
<label>Password <input type="password" name="password"></label>
<label>Card number <input name="card"></label>
<button>Send order</button></form>
<a href="/terms">Terms</a> <a href="/prices.csv">Prices</a> <button onclick="document.title='Opened'">Open</button>
<p style="position:absolute;left:-9999px">Text beside the screen</p>`;

/** A site with a form, a sign-in, a download and pages that misbehave. */
export async function startFixtureSite(): Promise<FixtureSite> {
  const sent: string[] = [];
  const made: { hostile: string } = { hostile: "" };
  const site = await startLoopbackServer(async (request, response) => {
    const html = { "content-type": "text/html; charset=utf-8" };
    if (request.method === "POST") sent.push(`${request.url} ${await text(request as IncomingMessage)}`);
    switch (request.url) {
      case "/robots.txt":
        return response.writeHead(404).end();
      case "/form":
        return response.writeHead(200, html).end(form);
      case "/held-form":
        return response.writeHead(200, html).end(form.replace("/ordered", "/held"));
      case "/held":
        // It has the order, and never answers.
        return;
      case "/ordered":
        return response.writeHead(200, html).end("<title>Thank you</title><h1>Thank you for the order</h1>");
      case "/sends":
        // No element of it looks as if it sends the form.
        return response.writeHead(200, html).end(
          `<title>Harmless</title><form method="post" action="/taken"><input type="hidden" name="order" value="1">
             <h1 onclick="document.forms[0].submit()">Read more</h1></form>
             <a href="/terms" onclick="document.forms[0].submit(); return false">Terms</a>`,
        );
      case "/terms":
        return response
          .writeHead(200, html)
          .end(
            "<title>Terms</title><article><h1>Terms of use</h1><p>What is ordered here is sent within three days.</p></article>",
          );
      case "/prices.csv":
        return response
          .writeHead(200, {
            "content-type": "text/csv",
            "content-disposition": "attachment; filename=prices.csv",
          })
          .end("item,price\npen,2\n");
      case "/hostile":
        return response
          .writeHead(200, html)
          .end(
            `<title>${made.hostile}</title><form method="post" action="/taken"><label>Say <input name="said"></label><button>Send</button></form>`,
          );
      case "/visits": {
        const cookie = request.headers.cookie?.includes("visit=seen") ? "seen" : "none";
        return response.writeHead(200, { ...html, "set-cookie": "visit=seen; Max-Age=3600" }).end(
          `<title>Visits</title><p id="said"></p><form method="post" action="/taken"><input name="name" aria-label="Name"><button>Send</button></form>
             <script>said.textContent = "Cookie: ${cookie}, kept: " + (localStorage.visit ?? "nothing"); localStorage.visit = "seen";</script>`,
        );
      }
      case "/changes":
        return response.writeHead(200, html).end(
          `<title>Bait</title><form method="post" action="/taken"><input name="count" aria-label="Count"><button>Send</button></form>
             <script>let at = 0; setInterval(() => { document.forms[0].count.value = ++at; }, 20);</script>`,
        );
      case "/hangs":
        return response
          .writeHead(200, html)
          .end("<h1>Busy</h1><script>setTimeout(()=>{for(;;){}},50)</script>");
      default:
        return response.writeHead(200, html).end(`<title>Page</title><h1>Page ${request.url}</h1>`);
    }
  });
  return Object.assign(made, site, { sent });
}
