#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, for e2e/engines. WebKitWebDriver starts it; WINDOW says its size, and whether it is dark."""

import os
import re

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height, dark = re.match(r"(\d+)x(\d+)(dark)?", os.environ["WINDOW"]).groups()
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", bool(dark))
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

# A private window would keep its console to itself.
folder = os.environ["HOME"]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder + "/cache")
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def allow(_view, request):
    request.allow()
    return True


def open_view(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    view.connect("permission-request", allow)
    view.connect("create", open_view)
    window = Gtk.Window()
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
