/**
 * The page inside, before it gets its text: once, from the page around it, in place of itself. Nothing in it needs WebRTC, a
 * frame of its own or a hint to connect, so what asks for one finds none. The headers refuse them; this spares the page the
 * harsh end that the browser has for some.
 */
export const framedPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Artifact</title>
<script>
for (const name of Object.getOwnPropertyNames(window)) if (/RTC|WebTransport/.test(name)) delete window[name];
new MutationObserver(() => {
  for (const element of document.querySelectorAll("iframe, frame, object, embed, link")) element.remove();
}).observe(document, { childList: true, subtree: true });
addEventListener("message", function show(event) {
  if (event.source !== parent || typeof event.data?.html !== "string") return;
  removeEventListener("message", show);
  const [port] = event.ports;
  if (port) port.onmessage = () => port.postMessage("yes");
  document.open();
  document.write(event.data.html);
  document.close();
});
</script>
</html>
`;
