import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { lookAt } from '../lib/page/look.ts';
import { setPageLook } from '../lib/page/look-slot.ts';

export default defineUnlistedScript(() => setPageLook(lookAt));
