import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { PageSession } from '../lib/page/session.ts';
import { setPageSession } from '../lib/page/session-slot.ts';

export default defineUnlistedScript(() => setPageSession(PageSession));
