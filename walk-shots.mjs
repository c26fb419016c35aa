import { chromium } from '@playwright/test';
import fs from 'node:fs';
const exe = process.env.CHROMIUM_PATH || ['/usr/bin/chromium','/usr/bin/chromium-headless-shell','/usr/local/bin/chromium-headless-shell'].find((p)=>fs.existsSync(p));
const b = await chromium.launch(exe?{executablePath:exe, args:['--no-sandbox']}:{});
for (const line of process.argv.slice(2)) {
  const [name,host,path,w,scheme]=line.split(',');
  const c=await b.newContext({viewport:{width:+w,height:900},colorScheme:scheme||'light',reducedMotion:'reduce'});
  const p=await c.newPage(); const bad=[]; p.on('console',m=>m.type()==='error'&&bad.push(m.text()));
  const r=await p.goto(`http://${host}.localhost:4891${path}`,{waitUntil:'load'}); await p.waitForTimeout(400);
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  await p.screenshot({path:`/tmp/walk/${name}.png`}); console.log(name,r.status(),'overflow',over,bad.join(' | ').slice(0,200)); await c.close();
}
await b.close();
