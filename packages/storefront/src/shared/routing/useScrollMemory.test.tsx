import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { useScrollMemory } from "./useScrollMemory.ts";

function Shop() {
  useScrollMemory();
  return (
    <Routes>
      <Route path="/" element={<LongPage />} />
      <Route path="/short" element={<ShortPage />} />
    </Routes>
  );
}

function LongPage() {
  return (
    <div style={{ blockSize: "4000px" }}>
      <Link to="/short" style={{ position: "fixed" }}>
        Onwards
      </Link>
    </div>
  );
}

function ShortPage() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    // What a browser does when a shorter page takes the place of a longer one.
    window.scrollTo(0, 0);
    window.dispatchEvent(new Event("scroll"));
  }, []);
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test("[RT-07] the scroll that a shorter page causes does not change where Back leads", async () => {
  await render(
    <MemoryRouter>
      <Shop />
    </MemoryRouter>,
  );
  window.scrollTo(0, 2000);
  await expect.poll(() => window.scrollY).toBe(2000);
  await new Promise(requestAnimationFrame);
  await page.getByRole("link", { name: "Onwards" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => window.scrollY).toBe(2000);
});
