// Keys that answer, and sending again once the network is back.
(() => {
  "use strict";
  const doc = document;
  const page = doc.documentElement.classList;
  const find = (what) => doc.querySelector(what);
  const on = (what, does) => doc.addEventListener(what, does);
  const memory = (box) => ({
    get: (key) => { try { return box().getItem(key); } catch { return null; } },
    set: (key, value) => { try { box().setItem(key, value); } catch {} },
  });
  const choices = memory(() => localStorage);
  const letters = memory(() => sessionStorage);

  // 1 to 9 choose an answer, a digit starts a number, Enter goes on.
  page.add("scripted");
  page.toggle("keys", choices.get("keys") !== "off");

  on("click", (event) => {
    const text = doc.getElementById(event.target.dataset.copy);
    text?.select();
    if (text) doc.execCommand("copy");
    if (!event.target.closest("[data-keys]")) return;
    choices.set("keys", page.toggle("keys") ? "on" : "off");
  });

  const goOn = (event) => {
    if (event.repeat) event.preventDefault();
    else if (!event.target.closest("a, button, input, summary")) find("[data-next]")?.click();
  };

  on("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === "Enter") return goOn(event);
    if (!/^[0-9]$/.test(event.key) || !page.contains("keys") || event.target.closest(":read-write, select")) return;
    const field = find("[data-number]");
    const answer = field ?? doc.querySelectorAll("[data-answer]")[event.key - 1];
    answer?.focus();
    if (!field && !event.repeat) answer?.click();
  });

  // What could not be sent is kept and sent later.
  let link = null;
  let timer = 0;

  const each = (what, does) => doc.querySelectorAll(what).forEach(does);
  const say = (what) => each("[data-away]", (line) => { line.hidden = line.dataset.away !== what; });

  // What is pressed, else ticked.
  const answered = (data) => {
    const given = data.getAll("answer");
    return given.findLast((one) => !/^\d+$/.test(one)) ?? given.join();
  };

  const send = () => {
    const kept = JSON.parse(letters.get("answer") || "null");
    if (link) return link.click();
    const form = kept && [...doc.forms].find((one) => one.action === kept.action);
    if (!form) return;
    const same = [...form.elements].find((one) => one.value === kept.answer);
    if (same?.type === "submit") return same.click();
    for (const one of form.elements) one.checked = kept.answer.split(",").includes(one.value);
    if (!same) Object.assign(find("[data-number]") ?? {}, { value: kept.answer });
    form.requestSubmit();
  };

  const wait = ({ target, detail }) => {
    link = target.closest("a");
    if (!link) letters.set("answer", JSON.stringify({ action: target.action, answer: answered(detail.requestConfig.formData) }));
    say(link ? "page" : "answer");
    clearTimeout(timer);
    timer = setTimeout(send, 5000);
  };

  const arrive = ({ detail }) => {
    if (!detail.xhr.status) return;
    clearTimeout(timer);
    link = null;
    letters.set("answer", "");
    say("");
  };

  // A refusal is shown as a whole page.
  const refuse = ({ target, detail }) => {
    const at = target.closest("a");
    if (at) return location.assign(at.href);
    const field = doc.createElement("input");
    Object.assign(field, { type: "hidden", name: "answer", value: answered(detail.requestConfig.formData) });
    target.append(field);
    target.submit();
  };

  // Other languages follow the address.
  const follow = () => each("a[hreflang]", (other) => {
    const [, language] = other.pathname.split("/");
    other.href = location.pathname.replace(/^\/[^/]+/, `/${language}`) + location.search;
  });

  on("htmx:afterSwap", () => find("[data-focus]")?.focus());
  on("htmx:pushedIntoHistory", follow);
  on("htmx:sendError", wait);
  on("htmx:timeout", wait);
  on("htmx:afterRequest", arrive);
  on("htmx:responseError", refuse);
  addEventListener("online", send);
  on("DOMContentLoaded", () => letters.get("answer") && setTimeout(send, 500));
})();
