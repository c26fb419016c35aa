/**
 * An inline script ahead of the content. A page that is opened anew is laid out part by part (decision 725): at first what
 * is in or near the window (`styles/offscreen.css`), and once it is loaded one part a frame. A page that is loaded again
 * or come back to is laid out at once, because the browser restores its position; so are one that is opened at a place of
 * its own, one that the client router brings, and any in a browser that would not hold its position while parts above it
 * get their size. It is no module, since modules run after the first layout.
 */
export const ARRIVAL =
  "if(document.readyState==='loading'&&!location.hash&&" +
  "performance.getEntriesByType('navigation')[0]?.type==='navigate'&&CSS.supports('overflow-anchor:auto')){" +
  "const page=document.documentElement.dataset;page.arriving='';addEventListener('load',async()=>{" +
  "for(const part of document.querySelectorAll('main section,[data-slide],body>footer')){" +
  "await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));part.dataset.arrived=''}" +
  'delete page.arriving})}';
