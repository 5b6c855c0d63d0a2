import { createRoot } from 'react-dom/client';
import '../../components/colours.css';
import '../../components/view.css';
import '../../components/popup.css';
import { Popup } from '../../components/popup.tsx';
import { words } from '../../components/words.ts';

document.documentElement.lang = words.language;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Popup />);
